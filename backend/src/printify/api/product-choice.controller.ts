import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../../platform/http/decorators.ts';
import { ApiProblems } from '../../platform/http/problems.ts';
import {
  BlueprintPath,
  BlueprintQuery,
  ChooseProduct,
  PrintProviderChoice,
  ProductChoiceView,
  ShirtBlueprint,
} from './product-choice.dto.ts';
import { ProductChoiceService } from './product-choice.service.ts';

@ApiTags('Printify')
@ApiBearerAuth()
@Controller('api/printify')
export class ProductChoiceController {
  constructor(private readonly choices: ProductChoiceService) {}

  @Get('product')
  @ApiOperation({ operationId: 'getProductChoice', summary: 'Which shirt new designs are printed on' })
  @ApiOkResponse({ type: ProductChoiceView })
  @ApiProblems()
  getProductChoice(@CurrentUser() user: AuthUser): Promise<ProductChoiceView> {
    return this.choices.getProductChoice(user.id);
  }

  @Put('product')
  @ApiOperation({ operationId: 'chooseProduct', summary: 'Choose the shirt, who prints it, and the sizes to sell' })
  @ApiOkResponse({ type: ProductChoiceView })
  @ApiProblems('validation_failed', 'provider_not_connected', 'provider_failed', 'provider_unavailable')
  chooseProduct(@CurrentUser() user: AuthUser, @Body() body: ChooseProduct): Promise<ProductChoiceView> {
    return this.choices.chooseProduct(user.id, body);
  }

  @Get('blueprints')
  @ApiOperation({ operationId: 'searchBlueprints', summary: "Shirts of Printify's catalog, at most 30" })
  @ApiOkResponse({ type: [ShirtBlueprint] })
  @ApiProblems('validation_failed', 'provider_not_connected', 'provider_failed', 'provider_unavailable')
  searchBlueprints(@CurrentUser() user: AuthUser, @Query() { search }: BlueprintQuery): Promise<ShirtBlueprint[]> {
    return this.choices.searchBlueprints(user.id, search);
  }

  @Get('blueprints/:blueprintId/providers')
  @ApiOperation({ operationId: 'listPrintProviders', summary: 'Who prints on a shirt, and from where' })
  @ApiOkResponse({ type: [PrintProviderChoice] })
  @ApiProblems('validation_failed', 'provider_not_connected', 'provider_failed', 'provider_unavailable')
  listPrintProviders(
    @CurrentUser() user: AuthUser,
    @Param() { blueprintId }: BlueprintPath,
  ): Promise<PrintProviderChoice[]> {
    return this.choices.listPrintProviders(user.id, blueprintId);
  }
}

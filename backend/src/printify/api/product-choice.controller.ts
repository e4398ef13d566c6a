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
  @ApiOperation({
    operationId: 'getProductChoice',
    summary: 'Which shirt new designs are printed on',
    description: 'The shirt, its print provider and the sizes that are sold. Without a choice it is the usual shirt.',
  })
  @ApiOkResponse({ type: ProductChoiceView, description: 'Your shirt.' })
  @ApiProblems()
  getProductChoice(@CurrentUser() user: AuthUser): Promise<ProductChoiceView> {
    return this.choices.getProductChoice(user.id);
  }

  @Put('product')
  @ApiOperation({
    operationId: 'chooseProduct',
    summary: 'Choose the shirt, who prints it, and the sizes to sell',
    description:
      'For designs that are made from now on; products at Printify stay as they are. Needs a connected Printify account.',
  })
  @ApiOkResponse({ type: ProductChoiceView, description: 'Your shirt after the change.' })
  @ApiProblems('validation_failed', 'provider_not_connected', 'provider_failed', 'provider_unavailable')
  chooseProduct(@CurrentUser() user: AuthUser, @Body() body: ChooseProduct): Promise<ProductChoiceView> {
    return this.choices.chooseProduct(user.id, body);
  }

  @Get('blueprints')
  @ApiOperation({
    operationId: 'searchBlueprints',
    summary: "Shirts of Printify's catalog, at most 30",
    description: 'Those whose title says that they are T-shirts or tees. Needs a connected Printify account.',
  })
  @ApiOkResponse({ type: [ShirtBlueprint], description: 'The shirts found.' })
  @ApiProblems('validation_failed', 'provider_not_connected', 'provider_failed', 'provider_unavailable')
  searchBlueprints(@CurrentUser() user: AuthUser, @Query() { search }: BlueprintQuery): Promise<ShirtBlueprint[]> {
    return this.choices.searchBlueprints(user.id, search);
  }

  @Get('blueprints/:blueprintId/providers')
  @ApiOperation({
    operationId: 'listPrintProviders',
    summary: 'Who prints on a shirt, and from where',
    description: 'The print providers that print this shirt. Needs a connected Printify account.',
  })
  @ApiOkResponse({ type: [PrintProviderChoice], description: 'The print providers.' })
  @ApiProblems('validation_failed', 'provider_not_connected', 'provider_failed', 'provider_unavailable')
  listPrintProviders(
    @CurrentUser() user: AuthUser,
    @Param() { blueprintId }: BlueprintPath,
  ): Promise<PrintProviderChoice[]> {
    return this.choices.listPrintProviders(user.id, blueprintId);
  }
}

import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../../platform/http/decorators.ts';
import { ApiProblems } from '../../platform/http/problems.ts';
import { Scope } from '../../platform/http/scopes.ts';
import {
  BlueprintPath,
  BlueprintQuery,
  CatalogQuery,
  ChooseProduct,
  OfferPath,
  PrintProviderChoice,
  ProductChoiceView,
  ProductVariantsView,
  ShirtBlueprint,
} from './product-choice.dto.ts';
import { ProductChoiceService } from './product-choice.service.ts';

@ApiTags('Printify')
@ApiBearerAuth()
@Controller('api/printify')
export class ProductChoiceController {
  constructor(private readonly choices: ProductChoiceService) {}

  @Get('product')
  @Scope('read')
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
  @Scope('design')
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
  @Scope('read')
  @ApiOperation({
    operationId: 'searchBlueprints',
    summary: "Products of one kind in Printify's catalog, at most 30",
    description:
      'Those whose title says that they are of this kind; T-shirts where no kind is given. What is printed all over is left out. Needs a connected Printify account.',
  })
  @ApiOkResponse({ type: [ShirtBlueprint], description: 'The products found.' })
  @ApiProblems('validation_failed', 'provider_not_connected', 'provider_failed', 'provider_unavailable')
  searchBlueprints(@CurrentUser() user: AuthUser, @Query() query: BlueprintQuery): Promise<ShirtBlueprint[]> {
    return this.choices.searchBlueprints(user.id, query);
  }

  @Get('blueprints/:blueprintId/providers')
  @Scope('read')
  @ApiOperation({
    operationId: 'listPrintProviders',
    summary: 'Who prints on a product, and from where',
    description:
      'The print providers that print this product, of whatever kind it is. Needs a connected Printify account.',
  })
  @ApiOkResponse({ type: [PrintProviderChoice], description: 'The print providers.' })
  @ApiProblems('validation_failed', 'provider_not_connected', 'provider_failed', 'provider_unavailable')
  listPrintProviders(
    @CurrentUser() user: AuthUser,
    @Param() { blueprintId }: BlueprintPath,
    @Query() query: CatalogQuery,
  ): Promise<PrintProviderChoice[]> {
    return this.choices.listPrintProviders(user.id, blueprintId, query);
  }

  @Get('blueprints/:blueprintId/providers/:printProviderId/variants')
  @Scope('read')
  @ApiOperation({
    operationId: 'listProductVariants',
    summary: 'In which colors and sizes a product comes, and where it is printed',
    description:
      'What is printed all over, and kinds that we make no print files for, are refused. Needs a connected Printify account.',
  })
  @ApiOkResponse({ type: ProductVariantsView, description: 'What the print provider has in stock.' })
  @ApiProblems('validation_failed', 'provider_not_connected', 'provider_failed', 'provider_unavailable')
  listProductVariants(
    @CurrentUser() user: AuthUser,
    @Param() offer: OfferPath,
    @Query() query: CatalogQuery,
  ): Promise<ProductVariantsView> {
    return this.choices.listProductVariants(user.id, offer, query);
  }
}

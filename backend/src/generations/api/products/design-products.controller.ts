import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Query } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBearerAuth,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../../../platform/http/decorators.ts';
import { ApiIdParam, PathId } from '../../../platform/http/path-id.ts';
import { ApiProblems } from '../../../platform/http/problems.ts';
import { Scope } from '../../../platform/http/scopes.ts';
import { Idempotent } from '../../../platform/idempotency/idempotent.ts';
import { ProductProfitQuery, ProfitView } from '../../../profit/index.ts';
import { AddProducts, DesignProducts } from './design-products.dto.ts';
import { DesignProductsService } from './design-products.service.ts';

export const ApiProductParam = () =>
  ApiParam({
    name: 'productId',
    format: 'uuid',
    description: 'The product of the design.',
    example: '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4c',
  });

@ApiTags('Products')
@ApiBearerAuth()
@ApiIdParam('The design.')
@Controller('api/generations/:id/products')
export class DesignProductsController {
  constructor(private readonly products: DesignProductsService) {}

  @Get()
  @Scope('read')
  @ApiOperation({
    operationId: 'listDesignProducts',
    summary: 'What one of your designs is put on beside its first product',
    description: 'The first product is in the design itself. Needs a design: its `id` comes from `listGenerations`.',
  })
  @ApiOkResponse({ type: DesignProducts, description: 'The products.' })
  @ApiProblems('not_found')
  listDesignProducts(@CurrentUser() user: AuthUser, @Param('id', PathId) id: string): Promise<DesignProducts> {
    return this.products.listProducts(user.id, id);
  }

  @Idempotent()
  @Post()
  @HttpCode(HttpStatus.ACCEPTED)
  @Scope('publish')
  @ApiOperation({
    operationId: 'addDesignProducts',
    summary: 'Put one of your designs on more products',
    description:
      'Each is made in the background, with art for its own print area and words of its own; a change of `further_products` says how far it is. What the design is on already is not made twice. Each costs `creditsEach` credits when its making begins. Needs a design: its `id` comes from `listGenerations`. Needs a connected Printify account.',
  })
  @ApiAcceptedResponse({ type: DesignProducts, description: 'The products of the design.' })
  @ApiProblems(
    ...(['validation_failed', 'bad_json', 'payload_too_large', 'not_found', 'not_ready', 'rate_limited'] as const),
    ...(['nothing_to_publish', 'provider_not_connected', 'provider_failed', 'provider_unavailable'] as const),
  )
  addDesignProducts(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Body() body: AddProducts,
  ): Promise<DesignProducts> {
    return this.products.addProducts(user.id, id, body);
  }

  @Idempotent()
  @Post(':productId/retry')
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiProductParam()
  @Scope('publish')
  @ApiOperation({
    operationId: 'retryDesignProduct',
    summary: 'Make a product of a design again that failed, or publish it again',
    description:
      'Goes on from what is there already; one that was deleted at Printify is made again. Its credits are charged again only where they were given back. Needs a product that failed or is gone: its `id` comes from `listDesignProducts`.',
  })
  @ApiAcceptedResponse({ type: DesignProducts, description: 'The products of the design.' })
  @ApiProblems('not_found', 'not_ready', 'rate_limited')
  retryDesignProduct(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Param('productId', PathId) productId: string,
  ): Promise<DesignProducts> {
    return this.products.retryProduct(user.id, id, productId);
  }

  @Get(':productId/profit')
  @ApiProductParam()
  @Scope('read')
  @ApiOperation({
    operationId: 'getDesignProductProfit',
    summary: 'What is left of a sale of a further product, size by size',
    description:
      'As `getGenerationProfit`, at the prices of this product, or as it would be at others. All money is US cents. Needs a product that is made: its `id` comes from `listDesignProducts`.',
  })
  @ApiOkResponse({ type: ProfitView, description: 'The profit of each size.' })
  @ApiProblems(
    ...(['validation_failed', 'not_found', 'not_ready'] as const),
    ...(['provider_not_connected', 'provider_failed', 'provider_unavailable'] as const),
  )
  getDesignProductProfit(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Param('productId', PathId) productId: string,
    @Query() query: ProductProfitQuery,
  ): Promise<ProfitView> {
    return this.products.getProfit(user.id, id, productId, query);
  }

  @Delete(':productId')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiProductParam()
  @Scope('publish')
  @ApiOperation({
    operationId: 'removeDesignProduct',
    summary: 'Take a product off a design that was not made',
    description:
      'Of one that waits, failed or was refused. Needs such a product: its `id` comes from `listDesignProducts`.',
  })
  @ApiNoContentResponse({ description: 'It is removed.' })
  @ApiProblems('not_found', 'not_ready', 'rate_limited')
  removeDesignProduct(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Param('productId', PathId) productId: string,
  ): Promise<void> {
    return this.products.removeProduct(user.id, id, productId);
  }
}

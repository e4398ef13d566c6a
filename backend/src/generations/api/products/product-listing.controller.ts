import { Body, Controller, Get, HttpCode, HttpStatus, Param, Patch, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../../../platform/http/decorators.ts';
import { ApiIdParam, PathId } from '../../../platform/http/path-id.ts';
import { ApiProblems } from '../../../platform/http/problems.ts';
import { Scope } from '../../../platform/http/scopes.ts';
import { Idempotent } from '../../../platform/idempotency/idempotent.ts';
import { ProductListingService } from '../../products/listing/product-listing.service.ts';
import { ListingCheck, ListingDraftBody } from '../listing/listing.dto.ts';
import { ApiProductParam } from './design-products.controller.ts';
import { ProductListingView, UpdateDesignProduct } from './product-listing.dto.ts';
import { toProductListing } from './product-listing.mapper.ts';

/** Its words are of one kind of product. */
const sampleChange: UpdateDesignProduct = {
  version: 0,
  title: 'Night Fox Mug',
  tags: ['fox mug', 'gift for hikers'],
  price: 1699,
  colorsOn: ['White'],
};

@ApiTags('Products')
@ApiBearerAuth()
@ApiIdParam('The design.')
@ApiProductParam()
@Controller('api/generations/:id/products/:productId')
export class ProductListingController {
  constructor(private readonly listings: ProductListingService) {}

  @Get('listing')
  @Scope('read')
  @ApiOperation({
    operationId: 'getDesignProductListing',
    summary: "A further product's title, description, tags, prices and colors for sale, with the score of its words",
    description: 'As `getListing`. Needs a product that is made: its `id` comes from `listDesignProducts`.',
  })
  @ApiOkResponse({ type: ProductListingView, description: 'The listing.' })
  @ApiProblems('not_found', 'not_ready')
  async getDesignProductListing(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Param('productId', PathId) productId: string,
  ): Promise<ProductListingView> {
    return toProductListing(await this.listings.getListing(user.id, id, productId));
  }

  @Patch()
  @Scope('design')
  @ApiOperation({
    operationId: 'updateDesignProduct',
    summary: "Change a further product's words, prices and colors, here and at Printify, free of charge",
    description:
      'As `saveListing`: only what is sent changes, and `version` must be that of the listing you have read. Names of other kinds of products are refused, but for those that the idea is about. A new `price` is that of every size that `sizePrices` does not name. What was changed stays where the product is retried, made again or updated to an edited design. Needs a product that is made: its `id` comes from `listDesignProducts`.',
  })
  @ApiBody({ type: UpdateDesignProduct, examples: { mug: { value: sampleChange } } })
  @ApiOkResponse({ type: ProductListingView, description: 'The listing after the change.' })
  @ApiProblems(
    ...(['validation_failed', 'bad_json', 'not_found', 'not_ready', 'listing_changed', 'rate_limited'] as const),
    ...(['provider_not_connected', 'provider_failed', 'provider_unavailable'] as const),
  )
  async updateDesignProduct(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Param('productId', PathId) productId: string,
    @Body() { version, ...change }: UpdateDesignProduct,
  ): Promise<ProductListingView> {
    return toProductListing(await this.listings.saveListing(user, id, productId, version, change));
  }

  @Post('listing/check')
  @HttpCode(HttpStatus.OK)
  @Scope('read')
  @ApiOperation({
    operationId: 'checkDesignProductListing',
    summary: "Score words for a further product's listing without saving them",
    description:
      'The same rules as those of `updateDesignProduct`. Needs a product that is made: its `id` comes from `listDesignProducts`.',
  })
  @ApiOkResponse({ type: ListingCheck, description: 'The score.' })
  @ApiProblems('validation_failed', 'bad_json', 'not_found', 'not_ready', 'rate_limited')
  checkDesignProductListing(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Param('productId', PathId) productId: string,
    @Body() body: ListingDraftBody,
  ): Promise<ListingCheck> {
    return this.listings.checkListing(user.id, id, productId, body);
  }

  @Idempotent()
  @Post('listing/sync')
  @HttpCode(HttpStatus.OK)
  @Scope('publish')
  @ApiOperation({
    operationId: 'syncDesignProductListing',
    summary: "Take a further product's listing to Printify once more",
    description:
      'For a listing whose `listing_sync` says that Printify does not have it yet. Needs a product that is made: its `id` comes from `listDesignProducts`.',
  })
  @ApiOkResponse({ type: ProductListingView, description: 'The listing.' })
  @ApiProblems('not_found', 'not_ready', 'rate_limited')
  async syncDesignProductListing(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Param('productId', PathId) productId: string,
  ): Promise<ProductListingView> {
    return toProductListing(await this.listings.syncListing(user.id, id, productId));
  }
}

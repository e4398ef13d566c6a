import { Body, Controller, Get, HttpCode, HttpStatus, Param, Patch, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../../../platform/http/decorators.ts';
import { ApiIdParam, PathId } from '../../../platform/http/path-id.ts';
import { ApiProblems } from '../../../platform/http/problems.ts';
import { Scope } from '../../../platform/http/scopes.ts';
import { Idempotent } from '../../../platform/idempotency/idempotent.ts';
import { ListingService } from '../../listing/listing.service.ts';
import { ListingCheck, ListingDraftBody, ListingView, SaveListing } from './listing.dto.ts';
import { toListingView } from './listing.mapper.ts';

@ApiTags('Listings')
@ApiBearerAuth()
@ApiIdParam('The design.')
@Controller('api/generations/:id/listing')
export class ListingController {
  constructor(private readonly listings: ListingService) {}

  @Get()
  @Scope('read')
  @ApiOperation({
    operationId: 'getListing',
    summary: "A design's title, description, tags, price and colors for sale, with the score of its words",
    description:
      'With what costs points and what keeps it from being saved. Needs a finished design: its `id` comes from `listGenerations`.',
  })
  @ApiOkResponse({ type: ListingView, description: 'The listing.' })
  @ApiProblems('not_found', 'not_ready')
  async getListing(@CurrentUser() user: AuthUser, @Param('id', PathId) id: string): Promise<ListingView> {
    return toListingView(await this.listings.getListing(user.id, id));
  }

  @Patch()
  @Scope('design')
  @ApiOperation({
    operationId: 'saveListing',
    summary: 'Change a listing, here and at Printify, free of charge',
    description:
      'Only what is sent changes; `version` must be that of the listing you have read. A product at Printify is changed too, in the background, and so is what your shop shows. A new `price` is that of every size without a price of its own. `colorsOn` switches colors of the design off and on again; at least one stays on. Needs a finished design: its `id` comes from `listGenerations`.',
  })
  @ApiOkResponse({ type: ListingView, description: 'The listing after the change.' })
  @ApiProblems('validation_failed', 'bad_json', 'not_found', 'not_ready', 'listing_changed', 'rate_limited')
  async saveListing(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Body() { version, ...change }: SaveListing,
  ): Promise<ListingView> {
    return toListingView(await this.listings.saveListing(user.id, id, version, change, user));
  }

  @Post('check')
  @HttpCode(HttpStatus.OK)
  @Scope('read')
  @ApiOperation({
    operationId: 'checkListing',
    summary: 'Score words without saving them',
    description:
      'The same rules as those of `saveListing`. Needs a finished design: its `id` comes from `listGenerations`.',
  })
  @ApiOkResponse({ type: ListingCheck, description: 'The score.' })
  @ApiProblems('validation_failed', 'bad_json', 'not_found', 'not_ready', 'rate_limited')
  checkListing(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Body() body: ListingDraftBody,
  ): Promise<ListingCheck> {
    return this.listings.checkListing(user.id, id, body);
  }

  @Idempotent()
  @Post('sync')
  @HttpCode(HttpStatus.OK)
  @Scope('publish')
  @ApiOperation({
    operationId: 'syncListing',
    summary: 'Take a listing to Printify once more',
    description:
      'For a listing whose `listing_sync` says that Printify does not have it yet. Needs a finished design: its `id` comes from `listGenerations`.',
  })
  @ApiOkResponse({ type: ListingView, description: 'The listing.' })
  @ApiProblems('not_found', 'not_ready', 'rate_limited')
  async syncListing(@CurrentUser() user: AuthUser, @Param('id', PathId) id: string): Promise<ListingView> {
    return toListingView(await this.listings.syncListing(user.id, id));
  }
}

import { Body, Controller, Get, HttpCode, HttpStatus, Param, ParseUUIDPipe, Patch, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type AuthUser, CurrentUser } from '../../../platform/http/decorators.ts';
import { ApiProblems } from '../../../platform/http/problems.ts';
import { ListingService } from '../../listing/listing.service.ts';
import { ListingCheck, ListingDraftBody, ListingView, SaveListing } from './listing.dto.ts';

/** What is no id is the id of nothing. */
const Id = () => Param('id', new ParseUUIDPipe({ exceptionFactory: () => new AppError('not_found') }));

@ApiTags('Listings')
@ApiBearerAuth()
@Controller('api/generations/:id/listing')
export class ListingController {
  constructor(private readonly listings: ListingService) {}

  @Get()
  @ApiOperation({ operationId: 'getListing', summary: "A design's title, description and tags, with their score" })
  @ApiOkResponse({ type: ListingView })
  @ApiProblems('not_found', 'not_ready')
  view(@CurrentUser() user: AuthUser, @Id() id: string): Promise<ListingView> {
    return this.listings.view(user.id, id);
  }

  @Patch()
  @ApiOperation({ operationId: 'saveListing', summary: 'Change a listing, here and at Printify, free of charge' })
  @ApiOkResponse({ type: ListingView })
  @ApiProblems('validation_failed', 'bad_json', 'not_found', 'not_ready', 'listing_changed', 'rate_limited')
  save(@CurrentUser() user: AuthUser, @Id() id: string, @Body() body: SaveListing): Promise<ListingView> {
    return this.listings.save(user.id, id, body);
  }

  @Post('check')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ operationId: 'checkListing', summary: 'Score words without saving them' })
  @ApiOkResponse({ type: ListingCheck })
  @ApiProblems('validation_failed', 'bad_json', 'not_found', 'not_ready', 'rate_limited')
  check(@CurrentUser() user: AuthUser, @Id() id: string, @Body() body: ListingDraftBody): Promise<ListingCheck> {
    return this.listings.check(user.id, id, body);
  }

  @Post('sync')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ operationId: 'syncListing', summary: 'Take a listing to Printify once more' })
  @ApiOkResponse({ type: ListingView })
  @ApiProblems('not_found', 'not_ready', 'rate_limited')
  sync(@CurrentUser() user: AuthUser, @Id() id: string): Promise<ListingView> {
    return this.listings.syncAgain(user.id, id);
  }
}

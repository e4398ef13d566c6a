import { Body, Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../../platform/http/decorators.ts';
import { ApiProblems } from '../../platform/http/problems.ts';
import { ListingSettingsService } from '../seller/listing-settings.service.ts';
import { SettingsService } from '../seller/settings.service.ts';
import { ListingSettings, SaveListingSettings } from './listing-settings.dto.ts';
import { PricingSettings, PromptSettings, SavePricingSettings } from './settings.dto.ts';
import { toListingSettings, toPricingSettings, toPromptSettings } from './settings.mapper.ts';

@ApiTags('Settings')
@ApiBearerAuth()
@Controller('api/settings')
export class SettingsController {
  constructor(
    private readonly settings: SettingsService,
    private readonly listings: ListingSettingsService,
  ) {}

  @Get('prompt')
  @ApiOperation({ operationId: 'getPromptSettings', summary: 'How pictures are asked for' })
  @ApiOkResponse({ type: PromptSettings })
  @ApiProblems()
  async prompt(@CurrentUser() user: AuthUser): Promise<PromptSettings> {
    return toPromptSettings(await this.settings.all(user.id));
  }

  @Post('prompt')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ operationId: 'savePromptSettings', summary: 'Change how pictures are asked for' })
  @ApiOkResponse({ type: PromptSettings })
  @ApiProblems('validation_failed')
  async savePrompt(@CurrentUser() user: AuthUser, @Body() body: PromptSettings): Promise<PromptSettings> {
    return toPromptSettings(await this.settings.save(user.id, body));
  }

  @Get('listing')
  @ApiOperation({ operationId: 'getListingSettings', summary: 'How listings are written' })
  @ApiOkResponse({ type: ListingSettings })
  @ApiProblems()
  async listing(@CurrentUser() user: AuthUser): Promise<ListingSettings> {
    return toListingSettings(await this.settings.all(user.id));
  }

  @Post('listing')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ operationId: 'saveListingSettings', summary: 'Change how listings are written' })
  @ApiOkResponse({ type: ListingSettings })
  @ApiProblems('validation_failed')
  async saveListing(@CurrentUser() user: AuthUser, @Body() body: SaveListingSettings): Promise<ListingSettings> {
    return toListingSettings(await this.listings.save(user.id, body));
  }

  @Get('pricing')
  @ApiOperation({ operationId: 'getPricingSettings', summary: 'The price of new products' })
  @ApiOkResponse({ type: PricingSettings })
  @ApiProblems()
  async pricing(@CurrentUser() user: AuthUser): Promise<PricingSettings> {
    return toPricingSettings(await this.settings.all(user.id));
  }

  @Post('pricing')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ operationId: 'savePricingSettings', summary: 'Change the price of new products' })
  @ApiOkResponse({ type: PricingSettings })
  @ApiProblems('validation_failed')
  async savePricing(@CurrentUser() user: AuthUser, @Body() body: SavePricingSettings): Promise<PricingSettings> {
    return toPricingSettings(await this.settings.save(user.id, body));
  }
}

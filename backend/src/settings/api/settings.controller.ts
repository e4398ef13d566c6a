import { Body, Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../../platform/http/decorators.ts';
import { ApiProblems } from '../../platform/http/problems.ts';
import { Scope } from '../../platform/http/scopes.ts';
import { SettingsService } from '../seller/settings.service.ts';
import { ListingSettings, SaveListingSettings } from './listing-settings.dto.ts';
import { PricingSettings, PromptSettings, SavePricingSettings } from './settings.dto.ts';
import { toListingSettings, toPricingSettings, toPromptSettings } from './settings.mapper.ts';

@ApiTags('Settings')
@ApiBearerAuth()
@Controller('api/settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Get('prompt')
  @Scope('read')
  @ApiOperation({
    operationId: 'getPromptSettings',
    summary: 'How pictures are asked for',
    description: 'The templates that every picture is asked for with; empty ones mean the default.',
  })
  @ApiOkResponse({ type: PromptSettings, description: 'Your templates.' })
  @ApiProblems()
  async getPromptSettings(@CurrentUser() user: AuthUser): Promise<PromptSettings> {
    return toPromptSettings(await this.settings.findSettings(user.id));
  }

  @Post('prompt')
  @HttpCode(HttpStatus.OK)
  @Scope('design')
  @ApiOperation({
    operationId: 'savePromptSettings',
    summary: 'Change how pictures are asked for',
    description: 'For designs that are made from now on.',
  })
  @ApiOkResponse({ type: PromptSettings, description: 'Your templates after the change.' })
  @ApiProblems('validation_failed')
  async savePromptSettings(@CurrentUser() user: AuthUser, @Body() body: PromptSettings): Promise<PromptSettings> {
    return toPromptSettings(await this.settings.saveSettings(user.id, body));
  }

  @Get('listing')
  @Scope('read')
  @ApiOperation({
    operationId: 'getListingSettings',
    summary: 'How listings are written',
    description: 'Templates, title style, closing lines and blocked words.',
  })
  @ApiOkResponse({ type: ListingSettings, description: 'Your settings.' })
  @ApiProblems()
  async getListingSettings(@CurrentUser() user: AuthUser): Promise<ListingSettings> {
    return toListingSettings(await this.settings.findSettings(user.id));
  }

  @Post('listing')
  @HttpCode(HttpStatus.OK)
  @Scope('design')
  @ApiOperation({
    operationId: 'saveListingSettings',
    summary: 'Change how listings are written',
    description:
      'The templates are required; of the rest only what is sent changes. For listings that are written from now on.',
  })
  @ApiOkResponse({ type: ListingSettings, description: 'Your settings after the change.' })
  @ApiProblems('validation_failed')
  async saveListingSettings(
    @CurrentUser() user: AuthUser,
    @Body() body: SaveListingSettings,
  ): Promise<ListingSettings> {
    return toListingSettings(await this.settings.saveListingSettings(user.id, body));
  }

  @Get('pricing')
  @Scope('read')
  @ApiOperation({
    operationId: 'getPricingSettings',
    summary: 'The price of new products',
    description: 'The price of a shirt, and of the sizes that have a price of their own.',
  })
  @ApiOkResponse({ type: PricingSettings, description: 'Your prices.' })
  @ApiProblems()
  async getPricingSettings(@CurrentUser() user: AuthUser): Promise<PricingSettings> {
    return toPricingSettings(await this.settings.findSettings(user.id));
  }

  @Post('pricing')
  @HttpCode(HttpStatus.OK)
  @Scope('design')
  @ApiOperation({
    operationId: 'savePricingSettings',
    summary: 'Change the price of new products',
    description: 'For products that are made from now on.',
  })
  @ApiOkResponse({ type: PricingSettings, description: 'Your prices after the change.' })
  @ApiProblems('validation_failed')
  async savePricingSettings(
    @CurrentUser() user: AuthUser,
    @Body() body: SavePricingSettings,
  ): Promise<PricingSettings> {
    return toPricingSettings(await this.settings.saveSettings(user.id, body));
  }
}

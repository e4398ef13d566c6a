import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../../platform/http/decorators.ts';
import { ApiProblems } from '../../platform/http/problems.ts';
import { Scope } from '../../platform/http/scopes.ts';
import { ProfitQuery, ProfitView } from './profit.dto.ts';
import { ProfitService } from './profit.service.ts';

@ApiTags('Profit')
@ApiBearerAuth()
@Controller('api/profit')
export class ProfitController {
  constructor(private readonly profits: ProfitService) {}

  @Get()
  @Scope('read')
  @ApiOperation({
    operationId: 'getProfit',
    summary: "What is left of a sale of the seller's shirt, size by size, after Printify and Etsy",
    description:
      "Calculated with Etsy's fees and with Printify's prices for production and shipping, as far as they are known. All money is US cents.",
  })
  @ApiOkResponse({ type: ProfitView, description: 'The profit of each size.' })
  @ApiProblems('validation_failed')
  getProfit(@CurrentUser() user: AuthUser, @Query() query: ProfitQuery): Promise<ProfitView> {
    return this.profits.calculateProfit(user.id, query);
  }
}

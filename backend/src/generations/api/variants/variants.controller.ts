import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../../../platform/http/decorators.ts';
import { ApiIdParam, PathId } from '../../../platform/http/path-id.ts';
import { ApiProblems } from '../../../platform/http/problems.ts';
import { Scope } from '../../../platform/http/scopes.ts';
import { GenerationProfitQuery, ProfitView } from '../../../profit/index.ts';
import { GenerationVariants } from './variants.dto.ts';
import { VariantsService } from './variants.service.ts';

@ApiTags('Generations')
@ApiBearerAuth()
@Controller('api/generations')
export class VariantsController {
  constructor(private readonly variants: VariantsService) {}

  @Get(':id/variants')
  @Scope('read')
  @ApiOperation({
    operationId: 'getGenerationVariants',
    summary: 'What one of your designs is printed on, in which colors and sizes, and what was left out',
    description:
      'Before the product is made it is what would be made today. Needs a design: its `id` comes from `listGenerations`.',
  })
  @ApiIdParam('The design.')
  @ApiOkResponse({ type: GenerationVariants, description: 'Shirt, colors and sizes.' })
  @ApiProblems('not_found')
  getGenerationVariants(@CurrentUser() user: AuthUser, @Param('id', PathId) id: string): Promise<GenerationVariants> {
    return this.variants.getVariants(user.id, id);
  }

  @Get(':id/profit')
  @Scope('read')
  @ApiOperation({
    operationId: 'getGenerationProfit',
    summary: 'What is left of a sale of one of your designs at its prices, size by size',
    description:
      'As `getProfit`, at the prices of this design, or as it would be at another `price` or in other colors. All money is US cents. Needs a design: its `id` comes from `listGenerations`.',
  })
  @ApiIdParam('The design.')
  @ApiOkResponse({ type: ProfitView, description: 'The profit of each size.' })
  @ApiProblems('validation_failed', 'not_found')
  getGenerationProfit(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Query() query: GenerationProfitQuery,
  ): Promise<ProfitView> {
    return this.variants.getProfit(user.id, id, query);
  }
}

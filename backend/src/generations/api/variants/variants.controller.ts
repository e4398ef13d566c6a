import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../../../platform/http/decorators.ts';
import { PathId } from '../../../platform/http/path-id.ts';
import { ApiProblems } from '../../../platform/http/problems.ts';
import { ProfitView, SaleTermsQuery } from '../../../profit/index.ts';
import { GenerationVariants } from './variants.dto.ts';
import { VariantsService } from './variants.service.ts';

const idParam = { name: 'id', format: 'uuid', description: 'Id of the design.' };

@ApiTags('Generations')
@ApiBearerAuth()
@Controller('api/generations')
export class VariantsController {
  constructor(private readonly variants: VariantsService) {}

  @Get(':id/variants')
  @ApiOperation({
    operationId: 'getGenerationVariants',
    summary: 'What one of your designs is printed on, in which colors and sizes, and what was left out',
  })
  @ApiParam(idParam)
  @ApiOkResponse({ type: GenerationVariants })
  @ApiProblems('not_found')
  getGenerationVariants(@CurrentUser() user: AuthUser, @Param('id', PathId) id: string): Promise<GenerationVariants> {
    return this.variants.getVariants(user.id, id);
  }

  @Get(':id/profit')
  @ApiOperation({
    operationId: 'getGenerationProfit',
    summary: 'What is left of a sale of one of your designs at its prices, size by size',
  })
  @ApiParam(idParam)
  @ApiOkResponse({ type: ProfitView })
  @ApiProblems('validation_failed', 'not_found')
  getGenerationProfit(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Query() terms: SaleTermsQuery,
  ): Promise<ProfitView> {
    return this.variants.getProfit(user.id, id, terms);
  }
}

import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../../../platform/http/decorators.ts';
import { ApiProblems } from '../../../platform/http/problems.ts';
import { AdminCharts, ChartsQuery } from './charts.dto.ts';
import { ChartsService } from './charts.service.ts';

@ApiTags('Admin')
@ApiBearerAuth()
@AdminOnly()
@Controller('api/admin/charts')
export class ChartsController {
  constructor(private readonly charts: ChartsService) {}

  @Get()
  @ApiOperation({
    operationId: 'getAdminCharts',
    summary: 'Sign-ups, designs, credits and revenue day by day, and failures by step and provider',
    description: 'Days are those of UTC. Needs an administrator.',
  })
  @ApiOkResponse({ type: AdminCharts, description: 'The figures.' })
  @ApiProblems('forbidden', 'validation_failed')
  getAdminCharts(@Query() { days }: ChartsQuery): Promise<AdminCharts> {
    return this.charts.getCharts(days);
  }
}

import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../../platform/http/decorators.ts';
import { ApiProblems } from '../../platform/http/problems.ts';
import { Scope } from '../../platform/http/scopes.ts';
import { BatchFormSchedule, BatchFormView, SaveBatchForm, SavedBatchForm } from './batch-form.dto.ts';
import { BatchFormService } from './batch-form.service.ts';

@ApiTags('Batches')
@ApiExtraModels(BatchFormSchedule)
@ApiBearerAuth()
@Controller('api/batches/form')
export class BatchFormController {
  constructor(private readonly forms: BatchFormService) {}

  @Get()
  @Scope('read')
  @ApiOperation({
    operationId: 'getBatchForm',
    summary: 'The form of a new batch, as you left it',
    description: 'What was typed into the screen of a new batch, on whatever device, and is not a batch yet.',
  })
  @ApiOkResponse({ type: BatchFormView, description: 'The form.' })
  @ApiProblems()
  getBatchForm(@CurrentUser() user: AuthUser): Promise<BatchFormView> {
    return this.forms.getBatchForm(user.id);
  }

  @Put()
  @Scope('design')
  @ApiOperation({
    operationId: 'saveBatchForm',
    summary: 'Save the form of a new batch',
    description:
      'For your other devices. Nothing is checked, drawn or charged: `createBatch` makes a batch of it. Where it was changed on another device after you read it, nothing is saved, and the answer names the newest version.',
  })
  @ApiOkResponse({ type: SavedBatchForm, description: 'The version it has now.' })
  @ApiProblems('validation_failed', 'bad_json', 'payload_too_large', 'version_conflict', 'rate_limited')
  saveBatchForm(@CurrentUser() user: AuthUser, @Body() body: SaveBatchForm): Promise<SavedBatchForm> {
    return this.forms.saveBatchForm(user.id, body);
  }
}

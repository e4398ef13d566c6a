import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, type AuthUser, CurrentUser } from '../../platform/http/decorators.ts';
import { ApiIdParam, PathId } from '../../platform/http/path-id.ts';
import { ApiProblems } from '../../platform/http/problems.ts';
import { ContactMessagePage, ContactMessageQuery, ContactMessageView, MarkContactMessage } from './contact.dto.ts';
import { ContactMessagesService } from './contact-messages.service.ts';

@ApiTags('Admin')
@ApiBearerAuth()
@AdminOnly()
@Controller('api/admin/contact-messages')
export class ContactMessagesController {
  constructor(private readonly messages: ContactMessagesService) {}

  @Get()
  @ApiOperation({
    operationId: 'listContactMessages',
    summary: 'What visitors wrote, by pages, newest first',
    description:
      'With the number of those that are open. Reading them is written to the audit log, once an hour. Needs an administrator.',
  })
  @ApiOkResponse({ type: ContactMessagePage, description: 'A page of messages.' })
  @ApiProblems('forbidden', 'validation_failed')
  listContactMessages(
    @CurrentUser() admin: AuthUser,
    @Query() query: ContactMessageQuery,
  ): Promise<ContactMessagePage> {
    return this.messages.listMessages(admin.id, query);
  }

  @Post(':id/answered')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    operationId: 'markContactMessage',
    summary: 'Mark a message answered, or open again',
    description:
      'With `false` it is open again. No mail is sent. Needs an administrator and a message: its `id` comes from `listContactMessages`.',
  })
  @ApiIdParam('The message.')
  @ApiOkResponse({ type: ContactMessageView, description: 'The message after the change.' })
  @ApiProblems('forbidden', 'not_found', 'validation_failed', 'bad_json')
  markContactMessage(
    @CurrentUser() admin: AuthUser,
    @Param('id', PathId) id: string,
    @Body() { answered }: MarkContactMessage,
  ): Promise<ContactMessageView> {
    return this.messages.markMessage(admin.id, id, answered);
  }
}

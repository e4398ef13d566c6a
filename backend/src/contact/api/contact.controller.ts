import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/decorators.ts';
import { LimitedByClient } from '../../platform/http/limit.guard.ts';
import { ApiPublicProblems } from '../../platform/http/problems.ts';
import { SendContactMessage } from './contact.dto.ts';
import { ContactService } from './contact.service.ts';

/** One network address may be a whole office. */
const fromOneClient = { name: 'contact-ip', points: 10, seconds: 3600 };

@ApiTags('Contact')
@Controller('api/contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Public()
  @LimitedByClient(fromOneClient)
  @Post()
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({
    operationId: 'sendContactMessage',
    summary: 'Write to support',
    security: [],
    description: 'For visitors too: needs no token. The answer comes by mail.',
  })
  @ApiNoContentResponse({ description: 'Stored, and on its way to support.' })
  @ApiPublicProblems('validation_failed', 'bad_json', 'rate_limited')
  sendContactMessage(@Body() body: SendContactMessage): Promise<void> {
    return this.contact.sendContactMessage(body);
  }
}

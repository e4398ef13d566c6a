import { Body, Controller, HttpCode, HttpStatus, Ip, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/decorators.ts';
import { ApiPublicProblems } from '../../platform/http/problems.ts';
import { SendContactMessage } from './contact.dto.ts';
import { ContactService } from './contact.service.ts';

@ApiTags('Contact')
@Controller('api/contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Public()
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
  sendContactMessage(@Body() body: SendContactMessage, @Ip() ip: string): Promise<void> {
    return this.contact.sendContactMessage(body, ip);
  }
}

import { Global, Module } from '@nestjs/common';
import { Mail } from './mail.ts';
import { SendMailHandler } from './send-mail.handler.ts';

@Global()
@Module({ providers: [Mail, SendMailHandler], exports: [Mail] })
export class MailModule {}

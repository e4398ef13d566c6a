import { Module } from '@nestjs/common';
import { UsersModule } from '../users/index.ts';
import { ContactController } from './api/contact.controller.ts';
import { ContactService } from './api/contact.service.ts';
import { ContactMessagesController } from './api/contact-messages.controller.ts';
import { ContactMessagesService } from './api/contact-messages.service.ts';
import { SweepContactHandler } from './jobs/sweep-contact.handler.ts';

@Module({
  imports: [UsersModule],
  controllers: [ContactController, ContactMessagesController],
  providers: [ContactService, ContactMessagesService, SweepContactHandler],
  exports: [ContactMessagesService],
})
export class ContactModule {}

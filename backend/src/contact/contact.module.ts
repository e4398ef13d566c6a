import { Module } from '@nestjs/common';
import { UsersModule } from '../users/index.ts';
import { ContactController } from './contact.controller.ts';
import { ContactService } from './contact.service.ts';
import { ContactMessagesController } from './contact-messages.controller.ts';
import { ContactMessagesService } from './contact-messages.service.ts';

@Module({
  imports: [UsersModule],
  controllers: [ContactController, ContactMessagesController],
  providers: [ContactService, ContactMessagesService],
})
export class ContactModule {}

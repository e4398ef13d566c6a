export { ContactMessagesService } from './api/contact-messages.service.ts';
export { ContactModule } from './contact.module.ts';

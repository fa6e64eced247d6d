import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { ContactsModule } from '../contacts/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { Relay, Transport } from '../platform/mail/index.js';
import { SenderDomainsModule } from '../sender-domains/index.js';
import { MessageNotices } from './message-notices.js';
import { emailSending, SendingQueue } from './email-sending.queue.js';
import { EmailSendingWorker } from './email-sending.worker.js';
import { EmailsController } from './emails.controller.js';
import { EmailsService } from './emails.service.js';
import { LetterCounts } from './letter-counts.js';
import { LetterLinks } from './letter-links.js';
import { Letterheads } from './letterheads.js';
import { LetterSources } from './letter-source.js';
import { ManyMessages } from './many-messages.js';
import { MessageMonitor } from './message-monitor.js';
import { OLD_LETTERS } from './old-letters.js';
import { Outbox } from './outbox.js';
import { Posting } from './posting.js';
import { Rates } from './rates.js';
import { RelayReach } from './relay-reach.js';
import { Sending } from './sending.js';
import { SENDING_RULES, sendingRules } from './sending-rules.js';
import { SuppressionsController } from './suppressions.controller.js';
import { SuppressionService } from './suppression.service.js';
import { Sweep } from './sweep.js';
import { TestLetters } from './test-letters.js';
import { Writing } from './writing.js';

/**
 * The worker runs only where `BullRegistrar.register()` is called (`manualRegistration`), that is where the role includes
 * it; everything else of this module runs everywhere.
 */
@Module({
  imports: [
    ContactsModule,
    OrganizationsModule,
    NotificationsModule,
    SenderDomainsModule,
    BullModule.registerQueue({ name: emailSending.name }),
  ],
  controllers: [SuppressionsController, EmailsController],
  providers: [
    { provide: SENDING_RULES, inject: [CONFIG], useFactory: sendingRules },
    { provide: Transport, inject: [CONFIG], useFactory: (config: Config) => new Relay(config.SMTP_URL) },
    MessageNotices,
    EmailSendingWorker,
    EmailsService,
    LetterCounts,
    LetterLinks,
    Letterheads,
    LetterSources,
    ManyMessages,
    MessageMonitor,
    OLD_LETTERS,
    Outbox,
    Posting,
    Rates,
    RelayReach,
    Sending,
    SendingQueue,
    SuppressionService,
    Sweep,
    TestLetters,
    Writing,
  ],
  exports: [
    MessageNotices,
    EmailsService,
    LetterCounts,
    LetterLinks,
    LetterSources,
    ManyMessages,
    Outbox,
    RelayReach,
    SendingQueue,
    Sweep,
    SuppressionService,
    TestLetters,
    Transport,
  ],
})
export class EmailsModule {}

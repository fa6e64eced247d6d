import { SmtpSink } from '../test/faults/smtp-sink.js';

/** A relay in a process of its own, so that its work does not slow down whoever is measured. Answers counts when asked. */
const sink = await SmtpSink.start(undefined, { keepTexts: false });

process.on('message', () => {
  const ids = new Set(sink.received.map(({ messageId }) => messageId));
  process.send?.({ received: sink.received.length, distinct: ids.size });
});
process.on('disconnect', () => process.exit());
process.send?.({ url: sink.url });

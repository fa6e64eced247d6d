// Loaded before a child's own program (`node --import`). When `npm start` is killed so hard that it cannot stop its children, their
// channel to it closes, and they stop by themselves instead of holding ports and sending on.
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 10_000).unref();
});
process.channel?.unref();

// Loaded into each process that Deckhand starts. Should the one that started it vanish without a word, as a killed one
// does, this ends the process with the group that it leads: all that it has started itself.
const owner = process.ppid;

process.on('disconnect', () => {
  // The channel also closes at an orderly end, and a moment before the system gives the process a new parent.
  setTimeout(() => {
    if (process.ppid !== owner) process.kill(-process.pid, 'SIGKILL');
  }, 300).unref();
});
process.channel?.unref();

import fc from 'fast-check';

// The same inputs in every run, so that a red run means a defect. `npm run test:long` draws others.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_260_101) });

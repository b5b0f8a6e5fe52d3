// Under a mutant a property is there to fail: what fails first is enough, and the same examples are tried each time.
import fc from 'fast-check';

fc.configureGlobal({ endOnFailure: true, seed: 20260701 });

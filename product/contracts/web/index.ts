/** Contract and fee of an application, for its own page. */
export { useContract } from './useContract';
export { ContractPart } from './parts/ContractPart';

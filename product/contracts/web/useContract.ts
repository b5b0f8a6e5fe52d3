import { useQuery } from '@tanstack/react-query';
import { contractsApi } from './calls';

/** Contract and fee of a case, as far as they are the reader's. */
export const useContract = (id: string) => useQuery(contractsApi.ofApplication.query({ id }));

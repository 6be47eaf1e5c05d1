/** The query of a booking link. Everything is optional, and is an id from a closed list or a price in whole dollars. */
export interface BookingQuery {
  service?: string | undefined;
  vehicleSize?: string | undefined;
  estimate?: number | undefined;
  suburb?: string | undefined;
  region?: string | undefined;
  addOns?: readonly string[] | undefined;
  condition?: readonly string[] | undefined;
}

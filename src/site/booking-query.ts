/** What a booking link carries: all optional, all ids from closed lists or whole dollars. */
export interface BookingQuery {
  service?: string | undefined;
  vehicleSize?: string | undefined;
  estimate?: number | undefined;
  suburb?: string | undefined;
  region?: string | undefined;
  addOns?: readonly string[] | undefined;
  condition?: readonly string[] | undefined;
}

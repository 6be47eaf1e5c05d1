/** What a booking link carries: all optional, all from closed lists or whole dollars. */
export interface BookingQuery {
  service?: string;
  vehicleSize?: string;
  estimate?: number;
  suburb?: string;
}

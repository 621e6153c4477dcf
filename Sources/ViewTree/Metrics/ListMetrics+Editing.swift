extension ListMetrics {
    /// The width of the controls at the sides of a row that is edited, in points.
    package static let editControlWidth = 38.0
    /// The side of the square of their symbols, in points.
    package static let editSymbolSize = 22.0
    /// The width of the titles of sections at the side of a table, in points.
    package static let indexWidth = 15.0
}

extension ListMetrics {
    /// The width of the editing controls at the sides of a row, in points.
    package static let editControlWidth = 38.0
    /// The side length of their square symbols, in points.
    package static let editSymbolSize = 22.0
    /// The width of a table view's section index, in points.
    package static let indexWidth = 15.0
}

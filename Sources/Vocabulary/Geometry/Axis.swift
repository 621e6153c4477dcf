/// One of the two directions of layout.
public enum Axis: String, CaseIterable, Hashable, Sendable {
    case horizontal
    case vertical
}

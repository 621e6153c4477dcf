package import LayoutSimGeometry

/// The numbers that double precision can carry through a layout; larger ones come only from damaged files.
package enum Soundness {
    /// The greatest distance in points; frames reach about a hundred thousand points in real files.
    package static let greatestDistance = 1e7
    /// The greatest magnitude of a multiplier.
    package static let greatestMultiplier = 1e4

    /// Returns the nearest number within `greatest` of 0; `instead` for NaN.
    package static func number(_ value: Double, atMost greatest: Double = greatestDistance, instead: Double = 0)
        -> Double
    {
        value.isNaN ? instead : min(max(value, -greatest), greatest)
    }
}

extension EdgeInsets {
    /// The insets with numbers that layout can use.
    package var sound: EdgeInsets {
        EdgeInsets(
            top: Soundness.number(top), left: Soundness.number(left), bottom: Soundness.number(bottom),
            right: Soundness.number(right))
    }
}

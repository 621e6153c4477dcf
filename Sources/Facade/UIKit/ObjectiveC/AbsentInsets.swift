import ObjectiveC

// swift-format-ignore: NoLeadingUnderscores
/// Returns the insets that an optional requirement answered; `nil` if the object does not implement it.
@discardableResult
public func _present(_ insets: UIEdgeInsets?) -> UIEdgeInsets? {
    Absence.take(UIEdgeInsets.self) || insets?.top == Unanswered.length ? nil : insets
}

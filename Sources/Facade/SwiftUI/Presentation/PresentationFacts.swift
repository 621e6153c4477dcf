import UIKit

/// What presented views say of their presentation.
struct PresentationFacts {
    var detents: Set<PresentationDetent>?
    var selection: Binding<PresentationDetent>?
    var grabber: Visibility?
    var cornerRadius: CGFloat?
    var background: Color?
    var interaction: PresentationBackgroundInteraction?
    var scrollsFirst: Bool?
    var isDismissDisabled: Bool?
    var adaptation: PresentationAdaptation?

    /// Takes what is not said yet from views that come after.
    mutating func add(_ next: PresentationFacts) {
        detents = detents ?? next.detents
        selection = selection ?? next.selection
        grabber = grabber ?? next.grabber
        cornerRadius = cornerRadius ?? next.cornerRadius
        background = background ?? next.background
        interaction = interaction ?? next.interaction
        scrollsFirst = scrollsFirst ?? next.scrollsFirst
        isDismissDisabled = isDismissDisabled ?? next.isDismissDisabled
        adaptation = adaptation ?? next.adaptation
    }
}

enum PresentationFactsKey: PreferenceKey {
    static var defaultValue: PresentationFacts { PresentationFacts() }

    static func reduce(value: inout PresentationFacts, nextValue: () -> PresentationFacts) { value.add(nextValue()) }
}

extension View {
    /// Says something of the presentation of the view, before what views in it say.
    nonisolated func presentation(_ change: @escaping (inout PresentationFacts) -> Void) -> some View {
        transformPreference(PresentationFactsKey.self) { change(&$0) }
    }
}

extension UISheetPresentationController {
    /// Takes what the presented views say.
    func take(_ facts: PresentationFacts, in environment: EnvironmentValues) {
        let known = facts.detents.map { $0.sorted(in: environment) } ?? [.large]
        let identifiers = known.map(\.identifier)
        if detents.map(\.identifier) != identifiers { detents = known.map { $0.detent(in: environment) } }
        let selected = facts.selection?.wrappedValue.identifier
        if let selected, identifiers.contains(selected), selected != selectedDetentIdentifier {
            selectedDetentIdentifier = selected
        }
        // With several heights the grabber is shown unless the views hide it.
        let showsGrabber = facts.grabber.map { $0 == .visible } ?? (known.count > 1)
        if prefersGrabberVisible != showsGrabber { prefersGrabberVisible = showsGrabber }
        if preferredCornerRadius != facts.cornerRadius { preferredCornerRadius = facts.cornerRadius }
        let undimmed = facts.interaction?.undimmed(of: known)?.identifier
        if largestUndimmedDetentIdentifier != undimmed { largestUndimmedDetentIdentifier = undimmed }
        prefersScrollingExpandsWhenScrolledToEdge = !(facts.scrollsFirst ?? false)
    }
}

extension PresentationBackgroundInteraction {
    /// Returns the greatest height up to which the views behind take touches; `nil` for none.
    fileprivate func undimmed(of detents: [PresentationDetent]) -> PresentationDetent? {
        switch kind {
        case .automatic, .disabled: nil
        case .enabled: detents.last
        case .through(let detent): detent
        }
    }
}

extension Set<PresentationDetent> {
    /// Returns the heights from the lowest to the greatest, as UIKit wants them.
    @MainActor fileprivate func sorted(in environment: EnvironmentValues) -> [PresentationDetent] {
        let context = PresentationDetent.Context(
            maxDetentValue: UIScreen.main.bounds.height, environment: environment)
        return sorted { one, other in
            let (first, second) = (one.height(in: context) ?? 0, other.height(in: context) ?? 0)
            return (first, one.identifier.rawValue) < (second, other.identifier.rawValue)
        }
    }
}

extension PresentationDetent {
    /// What UIKit calls the height.
    var identifier: UISheetPresentationController.Detent.Identifier {
        switch kind {
        case .medium: .medium
        case .large: .large
        case .fraction(let share): .init("fraction \(share)")
        case .height(let height): .init("height \(height)")
        case .custom(let type): .init("custom \(type)")
        }
    }

    /// Returns the height, in points.
    fileprivate func height(in context: Context) -> CGFloat? {
        switch kind {
        case .medium: context.maxDetentValue / 2
        case .large: context.maxDetentValue
        case .fraction(let share): context.maxDetentValue * share
        case .height(let height): height
        case .custom: unsafe resolve?(context)
        }
    }

    /// Returns UIKit's height.
    @MainActor fileprivate func detent(in environment: EnvironmentValues) -> UISheetPresentationController.Detent {
        switch kind {
        case .medium: return .medium()
        case .large: return .large()
        default:
            return .custom(identifier: identifier) { context in
                height(in: Context(maxDetentValue: context.maximumDetentValue, environment: environment))
            }
        }
    }
}

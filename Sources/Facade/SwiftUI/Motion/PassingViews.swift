import CoreGraphics
import QuartzCore
import UIKit

/// The views that come and go by a transition: only moments show them on their way.
@MainActor final class PassingViews {
    private weak var graph: ViewGraph?
    private var coming: [ElementIdentity: TransitionCourse] = [:]
    /// The parts of views that come which share their places with others, with the views.
    private var parts: [ElementIdentity: ElementIdentity] = [:]
    private var going: [GoingView] = []
    /// The views that came in this update and share their place with others.
    private var matching: [(part: ElementIdentity, view: ElementIdentity, transaction: Transaction)] = []

    init(_ graph: ViewGraph) { self.graph = graph }

    /// Whether none comes or goes.
    var isEmpty: Bool { coming.isEmpty && going.isEmpty }
    /// Whether some view comes.
    var hasComing: Bool { !coming.isEmpty }

    /// Has elements that are new come by their transitions, from where those in their place are that go.
    func come(
        _ elements: [ViewElement], to place: PassingPlace?, _ transaction: Transaction,
        _ environment: EnvironmentValues
    ) {
        guard let graph else { return }
        for (index, element) in elements.enumerated() where element.gap == nil {
            let transition = element.traits[TransitionKey.self] ?? .opacity
            let part = element.partOfSharedPlace
            let key = part?.traits[MatchedKeyTrait.self]
            guard !transition.isIdentity || key != nil else { continue }
            let course: TransitionCourse
            if key == nil, let other = going.firstIndex(where: { $0.origin == place?.at(index) && place != nil }) {
                course = going.remove(at: other).course
            } else {
                course = TransitionCourse(transition, in: .willAppear, environment, for: graph, called: key)
            }
            course.go(to: .identity, element, transaction)
            if let part { matching.append((part.identity, element.identity, transaction)) }
            if !course.isOver || key != nil { coming[element.identity] = course }
        }
    }

    /// Has elements that are no more go by their transitions from where they were.
    func go(
        _ elements: [ViewElement], from origin: PassingPlace?, _ transaction: Transaction,
        _ environment: EnvironmentValues, at place: (ViewElement) -> ShownPlace?
    ) {
        guard let graph else { return }
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        for (index, element) in elements.enumerated() where element.gap == nil {
            let transition = element.traits[TransitionKey.self] ?? .opacity
            let part = element.partOfSharedPlace
            let key = part?.traits[MatchedKeyTrait.self]
            guard !transition.isIdentity || key != nil, let own = place(element) else { continue }
            let course =
                coming.removeValue(forKey: element.identity)
                ?? TransitionCourse(transition, in: .identity, environment, for: graph, called: key)
            course.go(to: .didDisappear, element, transaction)
            if !course.isOver || course.key != nil {
                let view = GoingView(element, course, own, isRightToLeft)
                view.origin = origin?.at(index)
                if let part, let place = place(part) { view.part = (part.identity, place.frame) }
                going.append(view)
            }
        }
    }

    /// Has views that came begin where those of the same name were that went, and those go where these are.
    ///
    /// - Parameter frame: Returns the frame of an element, in points of the hosting view.
    func match(_ frame: (ElementIdentity) -> CGRect?) {
        for (part, view, transaction) in matching {
            guard let course = coming[view], let key = course.key,
                let other = going.first(where: { $0.course.key == key }), let start = other.part?.frame,
                let end = frame(part)
            else { continue }
            course.go(from: start, to: end, transaction)
            other.course.go(from: start, to: end, transaction)
            parts[part] = view
        }
        matching = []
        forgetEnded(at: AnimationClock.current.now)
    }

    /// Returns an element as it is shown at a moment.
    func element(_ element: ViewElement, at moment: Double) -> ViewElement {
        if let course = coming[element.identity] {
            return course.element(around: element, at: moment, isPart: parts[element.identity] == element.identity)
        }
        guard let view = parts[element.identity], let course = coming[view] else { return element }
        return course.part(element, at: moment)
    }

    /// Shows the views that go at a moment, each where it was.
    func showGoing(at moment: Double, scale: Double) {
        for view in going { view.show(at: moment, scale: scale) }
    }

    /// The views of those that go, as far as a moment shows them.
    var goingViews: [UIView] { going.compactMap(\.shownView) }

    /// Takes the views that go away again.
    func hideGoing() {
        for view in going { view.hide() }
    }

    /// Forgets what is at its end.
    func forgetEnded(at time: Double) {
        for course in coming.values { course.forgetEnded() }
        coming = coming.filter { !$0.value.isOver }
        parts = parts.filter { coming[$0.value] != nil }
        for view in going { view.course.forgetEnded() }
        going.removeAll { $0.course.isOver }
    }

    /// Ends all transitions.
    func stop() {
        for course in coming.values { course.stop() }
        for view in going { view.course.stop() }
        (coming, parts, going) = ([:], [:], [])
    }
}

extension ViewElement {
    /// The innermost of an element and those in it which shares its place with others; `nil` for none.
    fileprivate var partOfSharedPlace: ViewElement? {
        guard let key = traits[MatchedKeyTrait.self] else { return nil }
        var part = self
        while let inner = part.children.first(where: { $0.traits[MatchedKeyTrait.self] == key }) { part = inner }
        return part
    }
}

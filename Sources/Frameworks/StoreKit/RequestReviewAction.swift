import LayoutSimInertness
public import SwiftUI

/// Asks the user for a review (Apple, *RequestReviewAction*); nobody is asked here.
@MainActor @preconcurrency public struct RequestReviewAction: Sendable {
    nonisolated init() {}

    /// Asks for a review.
    public func callAsFunction() { inert(.service, in: RequestReviewAction.self) }
}

extension EnvironmentValues {
    /// Asks the user for a review.
    @MainActor public var requestReview: RequestReviewAction { RequestReviewAction() }
}

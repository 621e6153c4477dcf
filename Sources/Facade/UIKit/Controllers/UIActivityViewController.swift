public import Foundation
public import LayoutSimInertness

/// A view controller that offers activities for items.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    /// A former closure for the end of sharing, called with the activity and whether it was completed.
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
    /// A closure for the end of sharing, called with the activity, whether it was completed, its items and an error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
    let activityItems: [Any]
    /// The former handler for the end of sharing; never called here.
    @Inert(.service) open var completionHandler: CompletionHandler? = nil
    /// The handler for the end of sharing; never called here, since nothing is shared.
    @Inert(.service) open var completionWithItemsHandler: CompletionWithItemsHandler? = nil
    /// The types of activities that are not offered; stored only.
    @Inert(.service) open var excludedActivityTypes: [UIActivity.ActivityType]? = nil
    /// Whether an activity can be shown above the others; stored only.
    @Inert(.service) open var allowsProminentActivity = true

    /// Creates a view controller for items; the app's own activities are ignored here.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
        for case let source as any UIActivityItemSource in activityItems { tellUncalled(of: source, by: self) }
    }
    public required init?(coder: NSCoder) {
        activityItems = []
        super.init(coder: coder)
    }
}

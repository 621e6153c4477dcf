extension UncalledRequirements {
    /// Delegates of interactions, gestures and dynamic behaviors.
    static let interactions: Table = [
        "UICollisionBehaviorDelegate": [
            "collisionBehavior(_:beganContactFor:with:at:)": .behavior,
            "collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)": .behavior,
            "collisionBehavior(_:endedContactFor:with:)": .behavior,
            "collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)": .behavior,
        ],
        "UIContextMenuInteractionDelegate": [
            "contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)": .behavior,
            "contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)": .behavior,
            "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)": .behavior,
        ],
        "UIDragInteractionDelegate": [
            "dragInteraction(_:item:willAnimateCancelWith:)": .behavior,
            "dragInteraction(_:itemsForAddingTo:withTouchAt:)": .behavior,
            "dragInteraction(_:prefersFullSizePreviewsFor:)": .behavior,
            "dragInteraction(_:previewForCancelling:withDefault:)": .behavior,
            "dragInteraction(_:previewForLifting:session:)": .behavior,
            "dragInteraction(_:session:willAdd:for:)": .behavior,
            "dragInteraction(_:willAnimateLiftWith:session:)": .behavior,
        ],
        "UIDropInteractionDelegate": [
            "dropInteraction(_:item:willAnimateDropWith:)": .behavior,
            "dropInteraction(_:previewForDropping:withDefault:)": .behavior,
        ],
        "UIDynamicAnimatorDelegate": [
            "dynamicAnimatorDidPause(_:)": .behavior,
            "dynamicAnimatorWillResume(_:)": .behavior,
        ],
        "UILargeContentViewerInteractionDelegate": [
            "viewController(for:)": .behavior
        ],
        "UIPencilInteractionDelegate": [
            "pencilInteractionDidTap(_:)": .service
        ],
        "UIPointerInteractionDelegate": [
            "pointerInteraction(_:regionFor:defaultRegion:)": .behavior,
            "pointerInteraction(_:styleFor:)": .behavior,
            "pointerInteraction(_:willEnter:animator:)": .behavior,
            "pointerInteraction(_:willExit:animator:)": .behavior,
        ],
        "UIPreviewInteractionDelegate": [
            "previewInteraction(_:didUpdateCommitTransition:ended:)": .service,
            "previewInteraction(_:didUpdatePreviewTransition:ended:)": .service,
            "previewInteractionDidCancel(_:)": .service,
            "previewInteractionShouldBegin(_:)": .service,
        ],
    ]
}

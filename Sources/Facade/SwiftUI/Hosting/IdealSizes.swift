package import Foundation
import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import UIKit

extension Text {
    /// Returns the size that the text takes where nothing limits it, in points.
    package func idealSize(in environment: EnvironmentValues) -> CGSize {
        let size = TextSetter(self, environment).answer(.unspecified).size
        return CGSize(width: CGFloat(size.width), height: CGFloat(size.height))
    }
}

extension View {
    /// Returns the size that the view takes of a proposal, in points, as a screen of its own.
    @MainActor package func idealSize(
        _ proposal: ProposedViewSize = .unspecified, in environment: EnvironmentValues
    ) -> CGSize {
        let host = _UIHostingView(rootView: self.environment(\.self, environment))
        host.keepAway(from: [])
        return host.fittingSize(proposal)
    }
}

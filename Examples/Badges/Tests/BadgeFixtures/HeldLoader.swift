import AppRigs
import BadgeData
import Foundation

/// A loader whose requests wait until a test answers them.
package typealias HeldLoader = HeldLoads<ResourceFailure>

extension HeldLoads: ResourceLoading where Failure == ResourceFailure {
    package func load(_ url: URL, completion: @escaping Completion) -> any ResourceRequest { hold(url, completion) }
}

extension HeldLoads.Held: ResourceRequest {}
